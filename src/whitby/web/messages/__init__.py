"""What goes between page and server. docs/protocol.md tells the same in words; schema.py as a JSON schema."""

from whitby.web.messages.answers import *  # noqa: F403
from whitby.web.messages.from_page import *  # noqa: F403
from whitby.web.messages.limits import *  # noqa: F403
from whitby.web.messages.live import *  # noqa: F403
from whitby.web.messages.past import *  # noqa: F403
