import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { readStoredAnswers } from '#engine/documents/storage/stored-answers.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { pullBrands, useBrands, useLocalBrands } from '#engine/store/brands.ts'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { guideSections } from '#model/workbook/sections.ts'

export interface BrandRow {
  readonly ref: BrandRef
  readonly name: string
  readonly note: string
  readonly isOpenable: boolean
  readonly isOwned: boolean
  /** Progress of its guide in percent; null where this device has no copy. */
  readonly percent: number | null
}

/** Every brand of the account and every local brand. */
export function useBrandRows(): readonly BrandRow[] {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const isOnline = useOnline()
  const brands = useBrands()
  const locals = useLocalBrands()
  const unnamed = t`이름 없는 브랜드`
  useEffect(() => void pullBrands(), [])
  const rows = [
    ...(brands ?? []).map(({ id, name, brandRole, openedAt }) => ({
      ref: id as BrandRef,
      name: name || unnamed,
      note: openedAt === null && !isOnline ? t`이 기기에서 아직 열지 않은 브랜드예요` : roleWords(brandRole),
      isOpenable: openedAt !== null || isOnline,
      isOwned: brandRole === 'BRAND_ROLE_OWNER',
    })),
    ...(locals ?? []).map(({ ref, name }) => ({
      ref: ref as BrandRef,
      name: name || unnamed,
      note: t`이 기기에만 있어요`,
      isOpenable: true,
      isOwned: true,
    })),
  ]
  const percents = usePercents(rows.map(({ ref }) => ref))
  return rows.map((row) => ({ ...row, percent: percents[row.ref] ?? null }))
}

function usePercents(refs: readonly BrandRef[]): Readonly<Record<BrandRef, number>> {
  const account = useSession().session?.idAccount ?? null
  const [percents, setPercents] = useState<Record<BrandRef, number>>({})
  const key = JSON.stringify(refs)
  useEffect(() => {
    let isOver = false
    for (const ref of JSON.parse(key) as readonly BrandRef[]) {
      readGuidePercent(account, ref).then(
        (percent) => {
          if (!isOver && percent !== null) setPercents((known) => ({ ...known, [ref]: percent }))
        },
        // A storage error is reported where documents are opened.
        () => {},
      )
    }
    return () => {
      isOver = true
    }
  }, [key, account])
  return percents
}

/**
 * How much of a brand's guide is answered, in percent, by the answers stored on this device; null where it
 * has none.
 */
async function readGuidePercent(account: number | null, brand: BrandRef): Promise<number | null> {
  const owner = typeof brand === 'number' ? account : null
  const answers = await readStoredAnswers(databaseNameOf({ account: owner, brand, name: 'guide' }))
  if (!answers) return null
  const sum = guideSections.reduce((whole, section) => whole + section.percent(answers), 0)
  return Math.round(sum / guideSections.length)
}
