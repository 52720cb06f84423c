import { Trans, useLingui } from '@lingui/react/macro'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { createShare, revokeShare } from '#contract/share.ts'
import { useOnline } from '#engine/browser/network.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useSession } from '#engine/identity/session.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { LinkGuards } from '#kits/links/LinkGuards.tsx'
import { guardsToSend, noGuards } from '#kits/links/link-guards.ts'
import { useGuardFault } from '#kits/links/useGuardFault.ts'
import { useHasTeam } from '#kits/team/useHasTeam.ts'
import type { Language } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './ShareDialog.module.css'
import { ShareLanguages } from './ShareLanguages.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { ShareStrategy } from './ShareStrategy.tsx'
import type { SharePart, StrategyPart } from './share-calls.ts'
import { useShares } from './useShares.ts'

interface Props {
  part: SharePart
  onClose: () => void
}

/** Creates share links, and lists the open ones to copy, open or revoke. */
export default function ShareDialog({ part: first, onClose }: Props) {
  const { t } = useLingui()
  const { brand } = useSession()
  const idBrand = typeof brand === 'number' ? brand : null
  const role = useBrandRole(brand ?? 'local-none')
  const hasTeam = useHasTeam(brand ?? 'local-none')
  const isOnline = useOnline()
  const links = useShares(idBrand)
  const [part, setPart] = useState<SharePart>(first)
  const [approvedOnly, setApprovedOnly] = useState(false)
  const [downloads, setDownloads] = useState(false)
  const [strategy, setStrategy] = useState<readonly StrategyPart[]>([])
  const [guards, setGuards] = useState(noGuards)
  const [languages, setLanguages] = useState<readonly Language[]>([])

  const isApprovedOnly = hasTeam && approvedOnly
  const guardFault = useGuardFault(guards)
  const reason = reasonOf()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>가이드 공유</Trans>}
      description={<Trans>링크를 받은 사람은 가입하지 않아도 읽을 수 있고, 고칠 수는 없어요</Trans>}
      closeLabel={t`닫기`}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Link2} />}
          disabledReason={reason}
          reasonAt="beside"
          onClick={() =>
            void links.create({
              part,
              approvedOnly: isApprovedOnly,
              downloads: part !== 'CORE' && downloads,
              languages: isApprovedOnly ? [] : [...languages],
              strategy: [...strategy],
              ...guardsToSend(guards),
            })
          }
        >
          <Trans>링크 만들기</Trans>
        </Button>
      }
    >
      <div className={styles.choices}>
        <ChoiceGroup<SharePart>
          legend={<Trans>무엇을 보여 줄까요?</Trans>}
          value={part}
          onChoose={setPart}
          choices={[
            {
              value: 'ALL',
              label: <Trans>가이드 전체</Trans>,
              hint: <Trans>태그라인, 브랜드 가치 체계, 비주얼 아이덴티티</Trans>,
            },
            {
              value: 'CORE',
              label: <Trans>브랜드 가치 체계</Trans>,
              hint: <Trans>목적, 이야기, 비전, 핵심 가치</Trans>,
            },
            {
              value: 'VISUAL',
              label: <Trans>비주얼 아이덴티티</Trans>,
              hint: <Trans>로고, 컬러, 타이포그래피, 사진</Trans>,
            },
          ]}
        />
        <div>
          {part !== 'CORE' && (
            <Checkbox
              checked={downloads}
              onCheck={setDownloads}
              hint={<Trans>보이는 로고 파일, 컬러 값, 글꼴 목록을 링크에서 받을 수 있어요</Trans>}
            >
              <Trans>내려받기도 할 수 있게 하기</Trans>
            </Checkbox>
          )}
          {hasTeam && (
            <Checkbox
              checked={approvedOnly}
              onCheck={setApprovedOnly}
              hint={<Trans>아직 승인하지 않은 장과 사진은 링크에 나오지 않아요</Trans>}
            >
              <Trans>승인한 장만 보여 주기</Trans>
            </Checkbox>
          )}
        </div>
        <ShareStrategy chosen={strategy} onChoose={setStrategy} />
        <Stack gap={1}>
          <LinkGuards guards={guards} onChange={setGuards} />
        </Stack>
        <OtherDocument document="translations" isAside fallback={false}>
          <ShareLanguages chosen={languages} onChoose={setLanguages} isApprovedOnly={isApprovedOnly} />
        </OtherDocument>
      </div>
      <ShareLinks links={links} isOnline={isOnline} mayChange={mayCall(revokeShare, role)} />
    </Dialog>
  )

  function reasonOf(): string | undefined {
    if (idBrand === null) return t`가입하면 링크를 만들 수 있어요`
    if (!isOnline) return t`인터넷에 연결되어야 할 수 있어요`
    if (role !== null && !mayCall(createShare, role)) return t`디자이너 이상만 할 수 있어요`
    return guardFault ?? links.whyBusy
  }
}
