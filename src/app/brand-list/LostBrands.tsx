import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '#engine/identity/session.ts'
import type { StoredBrand } from '#engine/store/account-store.ts'
import { useLostBrands } from '#engine/store/brands.ts'
import { StoredSymbol } from '#kits/logo/symbol/StoredSymbol.tsx'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './BrandList.module.css'

/** Brands whose access was revoked. Their local copy can be opened, exported or deleted. */
export function LostBrands({ onOpen }: { onOpen: (idBrand: number) => void }) {
  const lost = useLostBrands()
  if (lost.length === 0) return null
  return (
    <section className={styles.lost}>
      <h3>
        <Trans>사본만 남은 브랜드</Trans>
      </h3>
      <p>
        <Trans>팀에서 빠졌거나 지워진 브랜드예요. 이 기기에 있던 글은 열어서 내려받을 수 있어요.</Trans>
      </p>
      <ul>
        {lost.map((brand) => (
          <LostRow key={brand.id} brand={brand} onOpen={() => onOpen(brand.id)} />
        ))}
      </ul>
    </section>
  )
}

/** Deleting asks for confirmation in the row, because it cannot be undone. */
function LostRow({ brand: { id, name }, onOpen }: { brand: StoredBrand; onOpen: () => void }) {
  const { t } = useLingui()
  const { brand: current } = useSession()
  const [asks, setAsks] = useState(false)

  async function forget(): Promise<void> {
    const { forgetBrand } = await import('#kits/account/forget-brand.ts')
    await forgetBrand(id)
  }

  return (
    <li className={styles.row}>
      <StoredSymbol brand={id} name={name} size={28} />
      <span className={styles.words}>
        <b>{name}</b>
        {asks && (
          <small>
            <Trans>되돌릴 수 없어요</Trans>
          </small>
        )}
      </span>
      {asks ? (
        <AskInRow onKeep={() => setAsks(false)} onAct={() => void forget()}>
          <Trans>사본 지우기</Trans>
        </AskInRow>
      ) : id === current ? (
        <Tag>
          <Trans>열려 있음</Trans>
        </Tag>
      ) : (
        <Row as="span" gap={2}>
          <Button size="small" look="quiet" aria-label={t`${name} 사본 지우기`} onClick={() => setAsks(true)}>
            <Trans>지우기</Trans>
          </Button>
          <Button size="small" aria-label={t`${name} 사본 열기`} onClick={onOpen}>
            <Trans>사본 열기</Trans>
          </Button>
        </Row>
      )}
    </li>
  )
}
