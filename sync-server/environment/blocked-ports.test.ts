import { expect, test } from 'vitest'
import { blockedPorts } from './blocked-ports.ts'

test('every blocked port is one that fetch refuses, whatever listens there', async () => {
  for (const port of blockedPorts) {
    const error = await fetch(`http://127.0.0.1:${port}`).catch((cause: Error) => cause)
    expect([port, String((error as Error).cause)]).toEqual([port, expect.stringContaining('bad port')])
  }
})
