import { useLingui } from '@lingui/react/macro'
import { hasFeature, type PlanFeature } from '#contract/plan-features.ts'
import { photosIn } from '#model/files/photo-count.ts'
import { useSite } from '../page/site-context.ts'
import type { OnSale, Plan } from './plans.ts'
import { sizeWords } from './size-words.ts'

/**
 * Returns what a plan has that the next smaller one, `below`, has not, in three to five lines; of the smallest what it has at all.
 * Amounts are of the server's list, features of the calls that it answers.
 */
export function usePlanLines({ isSelling, makesPictures, premiumTemplates }: OnSale) {
  const { t } = useLingui()
  const { language } = useSite()
  return (plan: Plan, below?: Plan): readonly string[] => {
    const { seats, historyDays } = plan
    const storage = sizeWords(plan.storageBytes)
    const credit = new Intl.NumberFormat(language).format(plan.credit)
    const adds = (feature: PlanFeature) =>
      hasFeature(plan.level, feature) && !(below && hasFeature(below.level, feature))
    const photos = new Intl.NumberFormat(language).format(photosIn(plan.storageBytes))
    const space = t`저장 공간 ${storage}(사진 약 ${photos}장), 변경 이력 ${historyDays}일`
    if (!below)
      return [
        t`워크북, 가이드, 전략을 끝까지`,
        t`로고 만들기, 디자인, 콘텐츠 플래너`,
        plan.manyBrands ? t`멤버 ${seats}명까지 함께` : t`브랜드 1개, 멤버 ${seats}명까지 함께`,
        t`인터넷 없이 쓰고 모두 내보내기`,
        space,
      ]
    return [
      plan.manyBrands && !below.manyBrands
        ? t`브랜드 여러 개, 멤버 ${seats}명까지`
        : t`멤버 ${seats}명까지 함께`,
      adds('approvals') && t`섹션마다 검토 요청과 승인`,
      adds('print') && t`편집기에서 바로 인쇄 맡기기`,
      adds('premium') &&
        adds('vectorLogo') &&
        (premiumTemplates > 0
          ? t`프리미엄 템플릿 ${premiumTemplates}개와 벡터 로고`
          : t`가지고 있는 벡터 로고 올리기`),
      adds('madePictures') && makesPictures && t`AI로 그림 만들기`,
      isSelling && t`매달 ${credit} 크레딧`,
      space,
    ].filter((line) => line !== false)
  }
}
