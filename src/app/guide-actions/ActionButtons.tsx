import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useScreenActions } from '#device/screen/screen-actions.ts'
import { historySearch } from '#features/history/versions/history-search.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ActionButtons.module.css'
import { ExportButton } from './ExportButton.tsx'
import { openGuideDialog } from './guide-dialog.ts'
import { MoreActions } from './MoreActions.tsx'
import { VersionsLink } from './VersionsLink.tsx'

/** The actions of a guide page, by the traits of its document; on phones one button and a menu. */
export default function ActionButtons({ document }: { document: DocumentName }) {
  const { t } = useLingui()
  const { hasVersions, isShared } = traitsOf(document)
  const navigate = useNavigate()
  const share = () => openGuideDialog('share')
  useScreenActions([
    { id: 'print', label: t`인쇄하기`, run: () => window.print() },
    ...(hasVersions
      ? [
          {
            id: 'versions',
            label: t`이 문서의 버전 보기`,
            run: () => void navigate({ to: '/brand/history', search: historySearch(document) }),
          },
        ]
      : []),
  ])
  return (
    <>
      <div className={styles.wide}>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          <Trans>인쇄</Trans>
        </Button>
        {hasVersions && <VersionsLink document={document} />}
        {isShared && (
          <Button icon={<Icon of={Share2} />} onClick={share}>
            <Trans>공유</Trans>
          </Button>
        )}
        <ExportButton />
      </div>
      <div className={styles.narrow}>
        {isShared && <IconButton look="line" label={t`공유`} icon={<Icon of={Share2} />} onClick={share} />}
        <MoreActions document={document} />
      </div>
    </>
  )
}
