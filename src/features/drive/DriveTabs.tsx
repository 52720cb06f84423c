import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Drive.module.css'
import { folderLink, trashLink } from './view/drive-address.ts'

interface Props {
  drive: Drive
  isTrash?: boolean
  children?: ReactNode
}

/** The two drives, that of the brand and one's own, with what can be done beside them. */
export function DriveTabs({ drive, isTrash, children }: Props) {
  const { t } = useLingui()
  const linkTo = (to: Drive) => (isTrash ? trashLink(to) : folderLink(to, null))
  return (
    <div className={styles.top}>
      <TabLinks
        label={t`드라이브 고르기`}
        links={(['BRAND', 'USER'] as const).map((key) => ({
          key,
          label: key === 'BRAND' ? t`브랜드 드라이브` : t`내 드라이브`,
          isCurrent: key === drive,
          render: (look) => <Link {...linkTo(key)} {...look} />,
        }))}
      />
      <div className={styles.actions}>
        {!isTrash && (
          <Link {...trashLink(drive)} className={buttonClass({ look: 'quiet' })}>
            <Icon of={Trash2} />
            <Trans>휴지통</Trans>
          </Link>
        )}
        {children}
      </div>
    </div>
  )
}
