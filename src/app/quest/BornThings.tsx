import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { ThingsPlaceholder } from '#features/quests/things/ThingsPlaceholder.tsx'
import { endQuest } from '#kits/brands/quest-record.ts'
import type { Palette } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { textOf } from '#model/fields/answers.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { faceOfLogo } from './face-of-logo.ts'

/** It brings the scene, which the page shows its content without. */
const BrandThings = lazyComponent(() => import('#features/quests/things/BrandThings.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: ThingsPlaceholder,
})

interface Props {
  /** Null while it is on its way. */
  logo: LogoEditorState | null
  palette: Palette | null
  tagline: string | null
}

/** The brand as far as it is answered, on a bag, a sign, a card and a screen. */
export function BornThings({ logo, palette, tagline }: Props) {
  const answers = useAnswers()
  const { brand } = useDocument()
  const face = logo && faceOfLogo(logo)
  const sceneFace = face && { family: face.family.slug, weight: face.weight }
  return (
    <Stack as="section" gap={3}>
      <SectionHead
        title={<Trans>이렇게 쓰여요</Trans>}
        end={
          <Text tone="soft" size="small">
            <Trans>로고나 색을 바꾸면 함께 바뀌어요.</Trans>
          </Text>
        }
      />
      <BrandThings brand={{ answers, palette, tagline: tagline ?? undefined, face: sceneFace }} logo={logo} />
      <div>
        <Link to="/brand/market" className={buttonClass()} onClick={() => endQuest(brand)}>
          {textOf(answers, guide.info.industry.path).startsWith('FNB') ? (
            <Trans>메뉴판, 명함도 만들어 보기</Trans>
          ) : (
            <Trans>가격표, 명함도 만들어 보기</Trans>
          )}
        </Link>
      </div>
    </Stack>
  )
}
