import { useLingui } from '@lingui/react/macro'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { LogoProduct } from './logo-calls.ts'

interface Row {
  readonly name: string
  readonly value: string
}

/** What a logo has, in words. */
export function useProductRows(product: LogoProduct): readonly Row[] {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const { concepts, revisions, businessCards, mockups, deliveryDays, assetMonths, passMonths } = product
  const yesOrNo = (isThere: boolean) => (isThere ? t`들어 있어요` : t`포함되지 않아요`)
  const least = Math.min(...product.options.map(({ price }) => price))
  const cheapest = moneyWords(least)
  return [
    { name: t`시안`, value: t`${concepts}개` },
    { name: t`수정`, value: t`${revisions}번` },
    { name: t`명함 템플릿`, value: t`${businessCards}종` },
    { name: t`3D 목업`, value: mockups > 0 ? t`${mockups}종` : t`포함되지 않아요` },
    { name: t`소셜 미디어 키트`, value: yesOrNo(product.socialKit) },
    { name: t`납품`, value: t`영업일 ${deliveryDays}일` },
    { name: t`원본 파일`, value: yesOrNo(product.sourceFile) },
    { name: t`고해상도 파일`, value: yesOrNo(product.highResolution) },
    { name: t`상업적 이용`, value: product.commercialUse ? t`할 수 있어요` : t`할 수 없어요` },
    { name: t`옵션`, value: t`${cheapest}부터` },
    { name: t`브랜드 자산 관리`, value: t`저장 공간 10GB를 ${assetMonths}개월 무료로` },
    { name: t`Basic 플랜`, value: t`${passMonths}개월 무료로` },
  ]
}
