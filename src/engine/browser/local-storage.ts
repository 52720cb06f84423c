/**
 * localStorage, or memory where the browser refuses it. For small values that are needed before the first paint and may
 * be lost.
 */
const memory = new Map<string, string>()
/** Keys whose last value the browser refused, as where there is no room: memory has the newer one. */
const refused = new Set<string>()

export function readKept(key: string): string | null {
  try {
    return (refused.has(key) ? null : localStorage.getItem(key)) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    refused.delete(key)
  } catch {
    // As in some private windows: memory holds it for this tab.
    refused.add(key)
  }
}
