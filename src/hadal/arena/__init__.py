"""Bots against each other, so that the result proves something: fair schedules, intervals, tests, reports."""
