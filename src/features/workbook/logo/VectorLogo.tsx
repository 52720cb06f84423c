import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import Image from 'lucide-react/icons/image'
import Shapes from 'lucide-react/icons/shapes'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { vectorRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { includesPlan } from '#model/access/plans.ts'
import { guide } from '#model/documents/guide.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { FileState } from './FileState.tsx'
import styles from './LogoFile.module.css'
import { LogoGrounds } from './LogoGrounds.tsx'

const field = guide.visual['logoJson.vector']

/** The logo as a vector file: uploaded, or made by the logo maker. */
export default function VectorLogo({ words }: QuestionProps) {
  const { t } = useLingui()
  const { brand, isEditable } = useDocument()
  const [reference, choose] = useValue(field)
  const [maker] = useValue(guide.visual.logoMaker)
  const shown = useFileUrl(reference)
  const storing = useStoreFile()
  const hasDrive = useHasDrive()
  const plan = useBrandPlan(brand)
  // While the plan is not known, files are not accepted and no reason is given.
  const isOpen = plan === null || includesPlan(plan, 'BASIC')
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const label = words.labels[field.path] ?? words.name

  const take = async ([file]: readonly File[]) => {
    const before = reference
    const stored = file && (await storing.store(file, vectorRule))
    if (!stored) return
    choose(stored)
    showToast({
      tone: 'success',
      text: t`벡터 로고를 담았어요`,
      action: { label: t`실행 취소`, onPress: () => choose(before) },
    })
  }
  const takeFromDrive = async () => take(await pickFromDrive({ types: vectorRule.types, most: 1 }))
  const remove = () => {
    const before = reference
    choose(null)
    showToast({
      tone: 'info',
      text: t`벡터 로고를 뺐어요`,
      action: { label: t`실행 취소`, onPress: () => choose(before) },
    })
  }
  return (
    <>
      {reference && (
        <Stack gap={3}>
          <LogoGrounds shown={shown} label={label} />
          <div className={styles.row}>
            <span className={styles.file}>
              <b>{reference.name ?? label}</b>
              <FileState shown={shown} />
            </span>
            <Row as="span" gap={2} isWrapped>
              {shown.url && (
                <a href={shown.url} download={reference.name ?? 'logo.svg'} className={buttonClass({})}>
                  <Icon of={Download} />
                  <Trans>내려받기</Trans>
                </a>
              )}
              {lock === null && (
                <Button look="quiet" hangs="end" icon={<Icon of={Trash2} />} onClick={remove}>
                  <Trans>빼기</Trans>
                </Button>
              )}
            </Row>
          </div>
        </Stack>
      )}
      <div className={styles.ways}>
        <section className={styles.way}>
          <Icon of={Shapes} size="large" />
          <h2>
            <Trans>이름과 심볼로 만들기</Trans>
          </h2>
          <Text tone="soft" size="small">
            <Trans>심볼과 글꼴, 색을 고르면 SVG와 PNG, PDF가 한 번에 생겨요. 인터넷 없이도 돼요.</Trans>
          </Text>
          <Link to="/brand/logo-maker" className={buttonClass({ look: reference ? 'line' : 'ink' })}>
            {maker ? <Trans>만들던 로고 열기</Trans> : <Trans>로고 만들기</Trans>}
          </Link>
        </section>
        {!isOpen && (
          <section className={styles.way}>
            <Icon of={Image} size="large" />
            <h2>
              <Trans>가지고 있는 SVG 올리기</Trans>
            </h2>
            <Text tone="soft" size="small">
              <Trans>Basic 플랜부터 올릴 수 있어요.</Trans>
            </Text>
            <Button onClick={() => openSubscribeOnly('BASIC')}>
              <Trans>플랜 보기</Trans>
            </Button>
          </section>
        )}
        {isOpen && (
          <FileDrop
            label={label}
            icon={<Icon of={Image} size="large" />}
            headline={<Trans>가지고 있는 SVG 올리기</Trans>}
            hint={words.placeholder}
            pick={<Trans>파일 고르기</Trans>}
            more={
              hasDrive &&
              lock === null && (
                <Button
                  look="quiet"
                  icon={<Icon of={FolderOpen} />}
                  aria-busy={storing.isBusy || undefined}
                  onClick={() => void takeFromDrive()}
                >
                  <Trans>드라이브에서 고르기</Trans>
                </Button>
              )
            }
            accept="image/svg+xml,.svg"
            isBusy={storing.isBusy || !isEditable || plan === null}
            error={storing.error ?? problem}
            disabledReason={lock ?? undefined}
            onFiles={(files) => void take(files)}
          />
        )}
      </div>
    </>
  )
}
