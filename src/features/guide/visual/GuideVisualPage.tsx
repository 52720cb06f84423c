import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { contentOf } from '#device/words/content.ts'
import { guideSections, type Section } from '#model/workbook/sections.ts'
import { GuidePage } from '../GuidePage.tsx'
import { ColourChapter } from './colour/ColourChapter.tsx'
import { LogoChapter } from './logo/LogoChapter.tsx'
import { PhotographCount } from './photography/PhotographCount.tsx'
import { PhotographyChapter } from './photography/PhotographyChapter.tsx'
import { TypographyChapter } from './typography/TypographyChapter.tsx'

const chapters = guideSections.filter(({ group }) => group === 'visual')

/** How the brand looks: its logo, colours, type and photographs. */
export function GuideVisualPage({ actions }: { actions?: ReactNode }) {
  const { t } = useLingui()
  return (
    <GuidePage
      title={contentOf('workbook').sections['visual/logo']?.depth2}
      place="/brand/guide/visual"
      sections={chapters}
      actions={actions}
      chapter={(section) => <VisualChapter section={section} />}
      more={[
        {
          anchor: 'brand-visual-photography',
          name: t`사진`,
          note: <Trans>빛과 거리, 담는 물건까지 한 사람이 찍은 것처럼 보이게 해요.</Trans>,
          mark: <PhotographCount />,
          content: <PhotographyChapter />,
        },
      ]}
    />
  )
}

function VisualChapter({ section }: { section: Section }) {
  if (section.path === 'visual/logo') return <LogoChapter />
  return section.path === 'visual/color' ? <ColourChapter /> : <TypographyChapter />
}
