import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { DesignFolder, DesignType } from '#kits/design/library/design-folder.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Row } from '#ui/Stack.tsx'
import styles from './Library.module.css'

interface Props {
  createdType: DesignType
  /** From the top to the open folder. */
  path: readonly DesignFolder[]
}

/** The way to the open folder. */
export function LibraryCrumbs({ createdType, path }: Props) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`폴더 위치`} className={styles.crumbs}>
      <ol>
        <li>
          <Link to="." search={{}} className={linkClass}>
            {createdType === 'BRAND' ? <Trans>브랜드 템플릿</Trans> : <Trans>내 디자인</Trans>}
          </Link>
        </li>
        {path.map(({ key, idDirectory, name }, at) => (
          <Row
            as="li"
            gap={1}
            align="center"
            key={key}
            aria-current={at === path.length - 1 ? 'page' : undefined}
          >
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            {at === path.length - 1 ? (
              <span>{name}</span>
            ) : (
              <Link to="." search={{ folder: String(idDirectory ?? key) }} className={linkClass}>
                {name}
              </Link>
            )}
          </Row>
        ))}
      </ol>
    </nav>
  )
}
