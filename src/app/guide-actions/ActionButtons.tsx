import { useLingui } from '@lingui/react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ActionButtons.module.css'
import { ExportButton } from './ExportButton.tsx'
import { doneHere, shareGuide } from './guide-actions.ts'
import { MoreActions } from './MoreActions.tsx'
import { usePageActions } from './usePageActions.ts'
import { VersionsLink } from './VersionsLink.tsx'

const share = doneHere(shareGuide)

/** The actions of a guide page, by the traits of its document; on phones one button and a menu. */
export default function ActionButtons({ document }: { document: DocumentName }) {
  const { i18n } = useLingui()
  // A reader sees no links of the brand.
  const isReader = useReadsOnly()
  const isShared = traitsOf(document).isShared && !isReader
  const { print, versions } = usePageActions(document)
  useScreenActions([print, ...(versions ? [versions] : [])])
  return (
    <>
      <div className={styles.wide}>
        <ActionButton action={print} />
        {versions && <VersionsLink document={document} />}
        {isShared && <ActionButton action={share} />}
        <ExportButton />
      </div>
      <div className={styles.narrow}>
        {isShared && (
          <IconButton
            look="line"
            label={i18n._(share.short ?? share.label)}
            icon={share.icon && <Icon of={share.icon} />}
            onClick={share.run}
          />
        )}
        <MoreActions document={document} />
      </div>
    </>
  )
}
