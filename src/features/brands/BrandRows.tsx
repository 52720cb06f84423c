import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { openBrand, useSession } from '#engine/identity/session.ts'
import { pullBrands, useAreBrandsUnread, useBrands, useLocalBrands } from '#engine/store/brands.ts'
import { StoredSymbol } from '#kits/logo/symbol/StoredSymbol.tsx'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './ProfilePage.module.css'

/** Every brand of the account and of this device, with a button for a new one. */
export default function BrandRows({ importBrand }: { importBrand?: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const roleWords = useRoleWords()
  const isOnline = useOnline()
  const { brand: current } = useSession()
  const brands = useBrands()
  const locals = useLocalBrands()
  const areUnread = useAreBrandsUnread()
  const [hasFailed, setHasFailed] = useState(false)
  const pull = async () => setHasFailed(!(await pullBrands()))
  useEffect(() => {
    if (isOnline) void pullBrands().then((isDone) => setHasFailed(!isDone))
  }, [isOnline])

  if (areUnread && (hasFailed || !isOnline))
    return (
      <Banner
        tone="danger"
        look="box"
        actions={
          <Button size="small" onClick={() => void pull()}>
            <Trans>다시 시도</Trans>
          </Button>
        }
      >
        <Trans>
          이 브라우저에 저장된 브랜드를 읽지 못했고, 서버에서도 불러오지 못했어요. 인터넷 연결을 확인하고 다시
          시도해 주세요.
        </Trans>
      </Banner>
    )
  if (!brands || !locals) return <Skeleton lines={3} />
  const rows: readonly BrandEntry[] = [
    ...brands.map(({ id, name, brandRole, openedAt }) => ({
      ref: id,
      name,
      note: openedAt === null && !isOnline ? t`이 기기에서 아직 열지 않은 브랜드예요` : roleWords(brandRole),
      isOpenable: openedAt !== null || isOnline,
      isHere: openedAt !== null,
    })),
    ...locals.map(({ ref, name }) => ({
      ref,
      name,
      note: t`이 기기에만 있어요`,
      isOpenable: true,
      isHere: true,
    })),
  ]
  const create = (
    <Link
      to="/quest/$step"
      params={{ step: '0' }}
      className={buttonClass({ look: rows.length ? 'line' : 'ink' })}
    >
      <Icon of={Plus} />
      <Trans>새 브랜드 만들기</Trans>
    </Link>
  )
  const add = (
    <Row gap={2} isWrapped>
      {create}
      {importBrand}
    </Row>
  )
  if (rows.length === 0) {
    return (
      <EmptyState headline={t`첫 브랜드`} action={add}>
        <Trans>이름만 정하면 시작할 수 있어요.</Trans>
      </EmptyState>
    )
  }

  function open(ref: BrandRef): void {
    openBrand(ref)
    void navigate({ to: '/brand' })
  }

  return (
    <>
      <ul className={styles.brands}>
        {rows.map(({ ref, name, note, isOpenable, isHere }) => (
          <li key={ref} className={styles.brand}>
            <StoredSymbol brand={ref} name={name} size={36} />
            <span className={styles.words}>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            {typeof ref === 'number' && isHere && (
              <Tag>
                <Trans>오프라인에서도 열려요</Trans>
              </Tag>
            )}
            <Button
              onClick={() => open(ref)}
              aria-label={t`${name} 열기`}
              disabledReason={isOpenable ? undefined : t`인터넷에 연결되어야 할 수 있어요`}
              reasonAt="hidden"
              look={ref === current ? 'ink' : 'line'}
            >
              <Trans>열기</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {add}
    </>
  )
}

interface BrandEntry {
  readonly ref: BrandRef
  readonly name: string
  readonly note: string
  readonly isOpenable: boolean
  /** Whether this device has its documents. */
  readonly isHere: boolean
}
