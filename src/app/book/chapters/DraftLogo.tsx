import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useLogoDrawing } from '#features/logo-maker/useLogoDrawing.ts'
import { useOwnSymbol } from '#features/logo-maker/useOwnSymbol.ts'
import { labelOn } from '#model/colour/contrast.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { type Drawing, inInk, toSvg } from '#model/draft-logo/drawing.ts'
import { textOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PicturePane } from '#ui/media/PicturePane.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './DraftLogo.module.css'

interface Props {
  state: LogoEditorState
  /** Shown where the draft cannot be drawn on this device. */
  otherwise: ReactNode
}

/** The logo of the logo maker, as long as the brand has no file of a logo: on three grounds, and the way to finish it. */
export function DraftLogo({ state, otherwise }: Props) {
  const { t } = useLingui()
  const { drawing, hasFailed } = useLogoDrawing(state)
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const main = useFromAnswers((answers) => textOf(answers, guide.visual.main.path))
  const own = useOwnSymbol(drawing)
  if (hasFailed) return otherwise
  const shown = (ink: string | null, alt: string) =>
    drawing && own ? (
      <img src={asUrl(ink ? inInk(drawing, ink, own) : drawing)} alt={alt} />
    ) : (
      <Skeleton width="50%" height={48} />
    )
  return (
    <Stack gap={4}>
      <div className={styles.grounds}>
        <PicturePane ground="light" name={t`밝은 바탕`} note={t`초안`}>
          {shown(null, t`${name} 로고 초안`)}
        </PicturePane>
        <PicturePane ground="dark" name={t`어두운 바탕`} note={t`반전`}>
          {shown('#FFFFFF', '')}
        </PicturePane>
        {main !== '' && (
          <PicturePane ground="brand" name={t`브랜드 컬러 바탕`} note={t`초안`}>
            {shown(labelOn(main), '')}
          </PicturePane>
        )}
      </div>
      <Text tone="soft">
        <Trans>
          로고 만들기에서 시작한 초안이에요. 거기서 ‘로고로 쓰기’를 누르면 파일로 담기고, 여백과 크기까지
          펼쳐져요.
        </Trans>
      </Text>
      <Row gap={2} isWrapped>
        <Link to="/brand/logo-maker" className={buttonClass({ look: 'ink' })}>
          <Trans>로고 다듬기</Trans>
        </Link>
        <Link to="/work-book/$" params={stepParams('visual/logo/primary')} className={buttonClass()}>
          <Trans>로고 올리기</Trans>
        </Link>
      </Row>
    </Stack>
  )
}

function asUrl(drawing: Drawing): string {
  return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
}
