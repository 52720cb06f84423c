/** An object as it was sent; whatever is none is an empty one. */
export function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
