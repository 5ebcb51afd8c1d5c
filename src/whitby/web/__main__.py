"""`python -m whitby.web`: the same as `whitby serve`."""

from whitby.web.command import serve

if __name__ == "__main__":
    serve(prog_name="whitby serve")
