import { useLingui } from '@lingui/react/macro'
import { queueCommand } from '#engine/queue/queue-command.ts'
import type { CallResult, VersionScope } from './versions.ts'

/** Names a version, or takes its name away by null, also without a network. */
export function useRenameVersion(
  scope: VersionScope,
  idVersion: number,
): (name: string | null) => Promise<CallResult<null>> {
  const { t } = useLingui()
  const failed = t`이 기기에 저장하지 못했어요. 인터넷에 연결한 뒤 다시 시도해 주세요.`
  return async (name) =>
    (await queueName(scope, idVersion, name))
      ? { ok: true, answer: null }
      : { ok: false, isOffline: false, message: failed }
}

/** The command brings the device's tables, so it is loaded when it is needed. False where nothing could be queued. */
async function queueName(
  { idBrand, document }: VersionScope,
  idVersion: number,
  name: string | null,
): Promise<boolean> {
  try {
    const { renameCommand } = await import('./rename-version.ts')
    const input = { params: { document, idVersion }, body: { name } }
    return (await queueCommand(renameCommand, input, idBrand)).ok
  } catch (cause) {
    console.warn('the command cannot be loaded', cause)
    return false
  }
}
