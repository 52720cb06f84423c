import type { CallContext } from '#server/http/context.ts'
import type { Editor } from '#server/relay/log/update-log.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'

/** The caller's account and device, as versions name them; null for the service credential. */
export function editorOf({ caller, userAgent }: CallContext): Editor | null {
  if (caller.kind !== 'account') return null
  const { id, name } = caller.account
  return { idAccount: id, name, device: deviceNameOf(userAgent) }
}
