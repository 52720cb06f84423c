/** Session storage: small values of this tab, which a reload keeps and closing the tab ends. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where the browser refuses it, the value ends with the page instead of the tab. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (cause) {
    console.warn(`${key} is not kept for this tab`, cause)
  }
}
