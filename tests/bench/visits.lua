-- Visitors have many addresses: those of one alone would be logged up to its limit only.
local visit = 0

request = function()
  visit = visit + 1
  wrk.headers["X-Forwarded-For"] = "198.51.100." .. visit % 100
  return wrk.format()
end
