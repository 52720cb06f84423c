import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef } from 'react'
import { isTextDropItem, useDrop } from 'react-aria-components'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { dragType, folderAttribute } from '#kits/library/list/drag-type.ts'
import styles from './Drive.module.css'
import { folderLink } from './view/drive-address.ts'

interface Props {
  drive: Drive
  /** From the top to the open folder. */
  path: readonly DriveFolder[]
  /** Absent where nothing may be moved. */
  onDrop?: ((keys: readonly string[], target: string | null) => void) | undefined
}

/** The way to the open folder; what is dragged can be dropped on each of its parts. */
export function Crumbs({ drive, path, onDrop }: Props) {
  const { t } = useLingui()
  const top = drive === 'BRAND' ? t`브랜드 드라이브` : t`내 드라이브`
  const places = [{ key: null, name: top, folder: null }, ...path.map((folder) => ({ ...folder, folder }))]
  return (
    <nav aria-label={t`폴더 위치`} className={styles.crumbs}>
      <ol>
        {places.map(({ key, name, folder }, at) => {
          const isLast = at === places.length - 1
          return (
            <li key={key ?? ''} aria-current={isLast ? 'page' : undefined}>
              {isLast ? (
                <span className={styles.here}>{name}</span>
              ) : (
                <Crumb drive={drive} folder={folder} onDrop={onDrop && ((keys) => onDrop(keys, key))}>
                  {name}
                </Crumb>
              )}
              {!isLast && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface CrumbProps {
  drive: Drive
  folder: DriveFolder | null
  onDrop: ((keys: readonly string[]) => void) | undefined
  children: ReactNode
}

function Crumb({ drive, folder, onDrop, children }: CrumbProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: !onDrop,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(dragType))).then((keys) =>
        onDrop?.(keys),
      )
    },
  })
  return (
    <Link
      {...folderLink(drive, folder)}
      {...dropProps}
      ref={ref}
      {...{ [folderAttribute]: folder?.key ?? '' }}
      className={styles.crumb}
      data-drop-target={isDropTarget || undefined}
    >
      {children}
    </Link>
  )
}
