-- Use many client addresses, because steps of one address are only logged up to its rate limit.
local visit = 0

request = function()
  visit = visit + 1
  wrk.headers["X-Forwarded-For"] = "198.51.100." .. visit % 100
  return wrk.format()
end
