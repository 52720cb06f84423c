/** `noSpace`: this device has no room for what is made; `cancelled`: the person closed the device's own sheet. */
type ExportFault = 'noSpace' | 'cancelled' | 'failed'

/** Of errors of this page and, by their words, of workers, whose errors arrive as text. */
export function exportFaultOf(cause: unknown): ExportFault {
  const words = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled'
  return /QuotaExceeded|NotReadable|allocation failed|out of memory/i.test(words) ? 'noSpace' : 'failed'
}
