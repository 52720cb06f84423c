import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { StoredSymbol } from '#kits/logo/symbol/StoredSymbol.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './BrandList.module.css'
import { LostBrands } from './LostBrands.tsx'
import { useBrandChange } from './useBrandChange.ts'
import { type BrandRow, useBrandRows } from './useBrandRows.ts'

const DeleteBrandDialog = lazyComponent(() => import('./DeleteBrandDialog.tsx'))

/**
 * Dialog with every brand. One that was never opened on this device cannot be opened offline, and says so.
 */
export default function BrandList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const changeBrand = useBrandChange()
  const rows = useBrandRows()
  const [deleted, setDeleted] = useState<BrandRow | null>(null)

  async function change(brand: BrandRef): Promise<void> {
    onClose()
    await changeBrand(brand)
  }

  if (deleted) {
    return (
      <Suspense fallback={null}>
        <DeleteBrandDialog brand={deleted} onClose={() => setDeleted(null)} />
      </Suspense>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`브랜드 바꾸기`}
      closeLabel={t`닫기`}
      actions={
        <Link
          to="/quest/$step"
          params={{ step: '0' }}
          className={buttonClass({ isBlock: true })}
          onClick={onClose}
        >
          <Icon of={Plus} />
          <Trans>새 브랜드 만들기</Trans>
        </Link>
      }
    >
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.ref} row={row} onOpen={() => void change(row.ref)} onDelete={() => setDeleted(row)} />
        ))}
      </ul>
      <LostBrands onOpen={(brand) => void change(brand)} />
    </Dialog>
  )
}

interface RowProps {
  row: BrandRow
  onOpen: () => void
  onDelete: () => void
}

function Row({ row, onOpen, onDelete }: RowProps) {
  const { t } = useLingui()
  const { brand: current } = useSession()
  const { ref, name, note, isOpenable, isOwned, percent } = row
  return (
    <li className={styles.row}>
      <StoredSymbol brand={ref} name={name} size={28} />
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          {note}
          {percent !== null && (
            <span className={styles.progress}>
              <ProgressBar value={percent} tone="ink" className={styles.bar} />
              <Trans>가이드 {percent}%</Trans>
            </span>
          )}
        </small>
      </span>
      {ref === current ? (
        <Tag>
          <Trans>열려 있음</Trans>
        </Tag>
      ) : (
        <>
          {isOwned && (
            <IconButton
              size="small"
              label={t`${name} 지우기`}
              icon={<Icon of={Trash2} size="small" />}
              onClick={onDelete}
            />
          )}
          <Button
            size="small"
            onClick={onOpen}
            aria-label={t`${name} 열기`}
            disabledReason={isOpenable ? undefined : t`인터넷에 연결되어야 할 수 있어요`}
            reasonAt="hidden"
          >
            <Trans>열기</Trans>
          </Button>
        </>
      )}
    </li>
  )
}
