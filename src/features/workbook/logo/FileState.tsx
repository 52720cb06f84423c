import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { ShownFile } from '#engine/files/useFileUrl.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Upload state of a file, shown only when it is not simply uploaded. */
export function FileState({ shown }: { shown: ShownFile }) {
  const { t } = useLingui()
  const { brand } = useDocument()
  if (shown.state === 'elsewhere') {
    return (
      <Tag icon={<Icon of={CircleAlert} size="small" />} tone="info">
        <Trans>이 기기에는 아직 없어요</Trans>
      </Tag>
    )
  }
  if (shown.problem !== null) {
    const why = shown.problem || t`동기화 상태에서 다시 보낼 수 있어요.`
    return (
      <Tag icon={<Icon of={CircleAlert} size="small" />} tone="danger">
        <Trans>올리지 못했어요. {why}</Trans>
      </Tag>
    )
  }
  if (!shown.isOnlyHere || isLocal(brand)) return null
  return (
    <Tag icon={<Icon of={HardDrive} size="small" />}>
      <Trans>이 기기에만 있어요</Trans>
    </Tag>
  )
}
