import { expect, test } from 'vitest'
import { isAllowedOrigin } from './origins.ts'

test('[R3] loopback names count as the same host only among themselves and on one port', () => {
  expect(isAllowedOrigin('http://127.0.0.1:4180', 'http://localhost:4180')).toBe(true)
  expect(isAllowedOrigin('http://[::1]:4180', 'http://localhost:4180')).toBe(true)
  expect(isAllowedOrigin('https://localhost:4180', 'http://localhost:4180')).toBe(false)
  expect(isAllowedOrigin('http://localhost:4180', 'https://saegim.example')).toBe(false)
  expect(isAllowedOrigin('https://saegim.example', 'https://saegim.example/')).toBe(true)
})
