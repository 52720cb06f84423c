import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'

/** Where logos come from: the logo maker, and the questions about a logo. */
export function LogoLinks() {
  return (
    <PanelSection title={<Trans>로고 시안</Trans>}>
      <Stack gap={3}>
        <Note>
          <Trans>심볼 모음과 내 글꼴·색으로 조합한 로고 시안을 보여 드려요.</Trans>
        </Note>
        <Row gap={2} isWrapped>
          <Link to="/brand/logo-maker" target="_blank" className={buttonClass({ size: 'small' })}>
            <Trans>로고 시안 보기</Trans>
          </Link>
          <Link
            to="/brand/setting/logoquest/{-$step}"
            params={{ step: '0' }}
            target="_blank"
            className={buttonClass({ size: 'small' })}
          >
            <Trans>어떤 로고인지 정하기</Trans>
          </Link>
        </Row>
      </Stack>
    </PanelSection>
  )
}
