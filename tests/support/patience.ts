import { vi } from 'vitest'

/**
 * How long `vi.waitFor` waits at least: its own second is too short for a machine that is busy with other tests, and so is
 * what a test says for itself on a quiet one. A test that fails takes longer, one that passes does not.
 */
export const patienceMs = 20_000

const { waitFor, waitUntil } = vi

vi.waitFor = (check, options) => waitFor(check, withPatience(options))
vi.waitUntil = (check, options) => waitUntil(check, withPatience(options))

function withPatience<Options extends { timeout?: number }>(
  options: number | Options | undefined,
): { timeout: number } {
  const given = typeof options === 'number' ? { timeout: options } : options
  return { ...given, timeout: Math.max(patienceMs, given?.timeout ?? 0) }
}
