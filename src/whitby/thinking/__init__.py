"""Bots that think in processes of their own, which never hold a true state: only views, news and options reach them."""
