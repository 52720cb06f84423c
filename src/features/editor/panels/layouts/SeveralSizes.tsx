import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { editorAddress } from '#kits/design/document/useOpenEditor.ts'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { isEmptyDesign } from '../templates/place-template.ts'
import { type SizedDesign, useMakeSizes } from './useMakeSizes.ts'

/** Forms in which the same thing is often shown. */
const usual = [
  ...(['instagram-square', 'instagram-portrait', 'instagram-story', 'facebook-post', 'x-post'] as const),
  ...(['youtube-thumbnail', 'kakao-channel-wide', 'mms-image', 'web-popup', 'web-main-banner'] as const),
  ...(['ad-responsive', 'ad-rectangle', 'a5-portrait', 'a4-portrait', 'a3-portrait', 'x-banner'] as const),
] as const

type Usual = (typeof usual)[number]

/** The design in several other sizes at once, each a new design. */
export function SeveralSizes() {
  const { t } = useLingui()
  const words = useFormWords()
  const { body } = useShown()
  const [chosen, setChosen] = useState<readonly Usual[]>([])
  const [made, setMade] = useState<readonly SizedDesign[]>([])
  const { isBusy, make } = useMakeSizes()
  const nameOf = (key: string) => words.form[key] ?? key
  const count = chosen.length
  const reason = isEmptyDesign(body)
    ? t`디자인이 비어 있어요`
    : count === 0
      ? t`크기를 골라 주세요`
      : undefined
  const run = async () => {
    const done = await make(chosen.map((key) => ({ key, name: nameOf(key) })))
    setMade((before) => [...done, ...before])
    setChosen(chosen.filter((key) => !done.some((one) => one.key === key)))
  }
  return (
    <PanelSection title={<Trans>크기 여러 개로</Trans>}>
      <Stack gap={3}>
        <Note>
          <Trans>지금 디자인을 고른 크기마다 새 디자인으로 만들고, 글과 그림의 자리를 다시 잡아요.</Trans>
        </Note>
        <ChipChoice
          label={t`만들 크기`}
          chips={usual.filter((key) => key !== body.form).map((key) => ({ key, label: nameOf(key) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Button aria-busy={isBusy || undefined} disabledReason={reason} onClick={() => void run()}>
          {count === 0 ? (
            <Trans>새 디자인 만들기</Trans>
          ) : (
            <Plural value={count} other="새 디자인 #개 만들기" />
          )}
        </Button>
        {made.length > 0 && (
          <ul aria-label={t`만든 디자인`}>
            {made.map(({ id, key, toCheck }) => (
              <li key={id}>
                <a href={editorAddress(id)} target="_blank" rel="noopener" className={linkClass}>
                  {nameOf(key)}
                </a>{' '}
                {toCheck > 0 && <Plural value={toCheck} other="(살펴볼 곳 #개)" />}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </PanelSection>
  )
}
