import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { BrandRef } from '#device/brand-ref.ts'
import { useOnline } from '#device/network.ts'
import { useSession } from '#device/session/session.ts'
import { pullBrands, useBrands, useLocalBrands } from '#device/store/brands.ts'
import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './BrandList.module.css'
import { useBrandChange } from './useBrandChange.ts'

/** Every brand to switch to. Those never opened here need the network, and say so. */
export default function BrandList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const changeBrand = useBrandChange()
  const { brand: current } = useSession()
  const isOnline = useOnline()
  const brands = useBrands() ?? []
  const locals = useLocalBrands() ?? []
  useEffect(() => void pullBrands(), [])

  async function change(brand: BrandRef): Promise<void> {
    onClose()
    await changeBrand(brand)
  }

  const rows = [
    ...brands.map(({ id, name, openedAt }) => ({
      ref: id as BrandRef,
      name,
      note: openedAt === null && !isOnline ? t`이 기기에서 아직 열지 않은 브랜드예요` : null,
      isOpenable: openedAt !== null || isOnline,
    })),
    ...locals.map(({ ref, name }) => ({
      ref: ref as BrandRef,
      name,
      note: t`이 기기에만 있어요`,
      isOpenable: true,
    })),
  ]
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
          <Trans>새 브랜드 만들기</Trans>
        </Link>
      }
    >
      <ul className={styles.list}>
        {rows.map(({ ref, name, note, isOpenable }) => (
          <li key={ref} className={styles.row}>
            <SymbolTile size={28}>{firstSyllable(name)}</SymbolTile>
            <span className={styles.words}>
              <b>{name}</b>
              {note && <small>{note}</small>}
            </span>
            {ref === current ? (
              <Tag>
                <Trans>열려 있음</Trans>
              </Tag>
            ) : (
              <Button
                size="small"
                onClick={() => void change(ref)}
                disabledReason={isOpenable ? undefined : t`인터넷에 연결되어야 할 수 있어요`}
                reasonAt="hidden"
              >
                <Trans>열기</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
