import { useLingui } from '@lingui/react/macro'
import { dateWords } from '#model/time/date-words.ts'
import type { StampGroup, StampSquare } from '#ui/paper/StampTable.tsx'
import { useSite } from '../page/site-context.ts'

/** Approval table of the example brand: two finished sections, two started, the rest empty. */
export function useExampleSections(): StampGroup[] {
  const { t } = useLingui()
  const { language } = useSite()
  const stamped = (key: string, name: string, date: number): StampSquare => ({
    key,
    name,
    state: 'stamped',
    percent: 100,
    caption: dateWords(language, new Date(2026, 10, date), 'monthDay'),
    spoken: t`완료`,
  })
  const begun = (key: string, name: string, percent: number): StampSquare => ({
    key,
    name,
    state: 'begun',
    percent,
    caption: `${percent}%`,
  })
  const untouched = (key: string, name: string): StampSquare => ({
    key,
    name,
    state: 'untouched',
    percent: 0,
    caption: t`시작 전`,
  })
  return [
    {
      key: 'core',
      name: t`브랜드 가치 체계`,
      count: '2/4',
      sections: [
        stamped('core/purpose', t`목적`, 3),
        { ...begun('core/story', t`이야기`, 40), isCurrent: true },
        begun('core/vision', t`비전`, 20),
        stamped('core/value', t`핵심 가치`, 9),
      ],
    },
    {
      key: 'info',
      name: t`기본 정보`,
      count: '0/2',
      sections: [
        untouched('info/brand-profile', t`브랜드 프로필`),
        untouched('info/company-profile', t`회사 프로필`),
      ],
    },
    {
      key: 'visual',
      name: t`비주얼 아이덴티티`,
      count: '0/3',
      sections: [
        untouched('visual/logo', t`로고`),
        untouched('visual/color', t`컬러`),
        untouched('visual/typography', t`타이포그래피`),
      ],
    },
  ]
}
