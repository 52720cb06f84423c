import { Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { StatusButton } from '#ui/controls/StatusButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Specimen } from '../DeveloperFrame.tsx'

const looks = ['ink', 'line', 'quiet', 'danger'] as const
const sizes = ['small', 'normal', 'large'] as const

export function ButtonParts() {
  const { t } = useLingui()
  return (
    <>
      <Specimen name="Button">
        {looks.map((look) => (
          <Row key={look} gap={3} align="center" isWrapped>
            {sizes.map((size) => (
              <Button key={size} look={look} size={size} icon={<Icon of={Plus} />}>
                <Trans>더하기</Trans>
              </Button>
            ))}
            <Button look={look} end={<Icon of={ArrowRight} />}>
              <Trans>다음</Trans>
            </Button>
            <Button look={look} disabledReason={t`연결되면 할 수 있어요`} reasonAt="beside">
              <Trans>더하기</Trans>
            </Button>
          </Row>
        ))}
      </Specimen>
      <Specimen name="IconButton">
        <Row gap={3} align="center" isWrapped>
          {sizes.map((size) => (
            <IconButton key={size} label={t`닫기`} size={size} icon={<Icon of={X} />} />
          ))}
          <IconButton label={t`닫기`} look="line" icon={<Icon of={X} />} />
          <IconButton
            label={t`닫기`}
            look="line"
            icon={<Icon of={X} />}
            disabledReason={t`연결되면 할 수 있어요`}
          />
        </Row>
      </Specimen>
      <Specimen name="StatusButton">
        <Row gap={3} align="center" isWrapped>
          <StatusButton icon={<Icon of={Plus} size="small" />} words={t`모두 저장됐어요`} />
          <StatusButton icon={<Icon of={X} size="small" />} words={t`저장하지 못했어요`} isBad />
        </Row>
      </Specimen>
      <Specimen name="linkClass · Kbd">
        <Row gap={3} align="center" isWrapped>
          <a href="#top" className={linkClass}>
            <Trans>위로</Trans>
          </a>
          <Kbd>{'Ctrl ↵'}</Kbd>
        </Row>
      </Specimen>
    </>
  )
}
