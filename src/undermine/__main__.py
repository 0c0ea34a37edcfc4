"""`python -m undermine` is the command `undermine`."""

from undermine.cli import main

if __name__ == "__main__":
    main()
