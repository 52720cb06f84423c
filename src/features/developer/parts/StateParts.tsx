import { Trans, useLingui } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { StepProgress } from '#ui/feedback/StepProgress.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Specimen } from '../DeveloperFrame.tsx'

const tones = { danger: TriangleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const

export function StateParts() {
  const { t } = useLingui()
  return (
    <>
      <Specimen name="Tag">
        <Row gap={3} align="center" isWrapped>
          <Tag>{t`초안`}</Tag>
          <Tag tone="brand">{t`초안`}</Tag>
          {(['danger', 'warning', 'info', 'success'] as const).map((tone) => (
            <Tag key={tone} tone={tone} icon={<Icon of={tones[tone]} size="small" />}>
              {t`초안`}
            </Tag>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Banner">
        {(['info', 'warning'] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            look="box"
            actions={
              <Button size="small">
                <Trans>자세히</Trans>
              </Button>
            }
          >
            <Trans>인터넷이 없어도 이 기기에 저장돼요.</Trans>
          </Banner>
        ))}
      </Specimen>
      <Specimen name="ProgressBar">
        <ProgressBar value={40} label={t`진행`} />
        <ProgressBar value={40} tone="ink" label={t`진행`} />
        <StepProgress step={2} steps={6}>
          <Trans>6개 중 2번째</Trans>
        </StepProgress>
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton lines={3} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          headline={t`아직 없어요`}
          headingAs="p"
          action={
            <Button look="ink">
              <Trans>더하기</Trans>
            </Button>
          }
        >
          <Trans>첫 파일을 올리면 여기에 보여요.</Trans>
        </EmptyState>
      </Specimen>
    </>
  )
}
