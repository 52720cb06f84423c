import { useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { ShownFile } from '#engine/files/useFileUrl.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './FileState.module.css'

/** Upload state of a file, shown only when it is not simply uploaded. */
export function FileState({ shown }: { shown: ShownFile }) {
  const { t } = useLingui()
  const { brand } = useDocumentView('guide').document
  const words =
    shown.state === 'elsewhere'
      ? t`이 기기에는 아직 없어요`
      : shown.problem !== null
        ? t`올리지 못했어요`
        : shown.isOnlyHere && !isLocal(brand)
          ? t`이 기기에만 있어요`
          : null
  if (words === null) return null
  const isBad = shown.problem !== null
  return (
    <span className={styles.state} data-print="none" title={shown.problem || undefined}>
      <Tag
        icon={<Icon of={isBad ? CircleAlert : HardDrive} size="small" />}
        tone={isBad ? 'danger' : 'plain'}
      >
        {words}
      </Tag>
    </span>
  )
}
