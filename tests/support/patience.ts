import { vi } from 'vitest'

/**
 * How long `vi.waitFor` waits where a test does not say: its own second is too short for a machine that is busy with other
 * tests. A test that fails takes longer, one that passes does not.
 */
const patienceMs = 15_000

const { waitFor, waitUntil } = vi

vi.waitFor = (check, options) => waitFor(check, withPatience(options))
vi.waitUntil = (check, options) => waitUntil(check, withPatience(options))

function withPatience<Options extends { timeout?: number }>(
  options: number | Options | undefined,
): number | Options | { timeout: number } {
  return typeof options === 'number' ? options : { timeout: patienceMs, ...options }
}
