import { Trans, useLingui } from '@lingui/react/macro'
import CreditCard from 'lucide-react/icons/credit-card'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { deletePayMethod, setDefaultPayMethod } from '#contract/payment.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { mostCards } from '#model/money/cards.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { type PayMethod, reloadBilling, type Subscription } from '../billing-reads.ts'
import { defaultCardCommand, defaultCardFacts } from '../commands/default-card.ts'
import { renewalOrder } from '../pay/renewal-order.ts'
import { useHold } from '../pay/useHold.ts'
import type { OrderView } from '../pay/useOrder.ts'
import { AddCardDialog } from './AddCardDialog.tsx'
import styles from './Cards.module.css'
import { CardTags } from './CardTags.tsx'
import { monthOf } from './card-days.ts'
import { useAddCardReason } from './useAddCardReason.ts'
import { useCards } from './useCards.ts'
import { useCardWords } from './useCardWords.ts'

interface Props {
  idBrand: number
  subscription: Subscription
  order: OrderView
  /** What was asked for about the cards without a network. */
  waiting: ReactNode
}

/** The cards of the brand. A new one offers to pay a renewal that was refused. */
export function CardList({ idBrand, subscription, order, waiting }: Props) {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const onlineReason = useOnlineReason()
  const isOnline = useOnline()
  const keep = useHold(idBrand)
  const { cards, state } = useCards(idBrand)
  const addReason = useAddCardReason(cards?.length ?? 0)
  const [isAdding, setIsAdding] = useState(false)
  const [deleted, setDeleted] = useState<PayMethod | null>(null)
  const [added, setAdded] = useState<PayMethod | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function change(making: Promise<Result<unknown>>, done: string) {
    setIsBusy(true)
    const result = await making
    await reloadBilling(idBrand)
    setIsBusy(false)
    if (result.ok) showToast({ tone: 'success', text: done })
    else showMessage(failureMessage(result))
  }
  async function makeDefault({ idPayMethod }: PayMethod) {
    const input = { params: { idPayMethod } }
    if (isOnline) return change(rest(setDefaultPayMethod, input, { idBrand }), t`기본 카드를 바꿨어요`)
    await keep(defaultCardCommand, input, defaultCardFacts(cards ?? [], idPayMethod))
  }
  const add = (
    <Button
      size="small"
      icon={<Icon of={Plus} size="small" />}
      disabledReason={addReason}
      onClick={() => setIsAdding(true)}
    >
      <Trans>카드 추가</Trans>
    </Button>
  )
  return (
    <section className={styles.cards}>
      <SectionHead title={<Trans>카드</Trans>} end={cards !== null && cards.length > 0 && add} />
      {cards === null ? (
        <Unread read={{ data: cards, state }} lines={3}>
          <Trans>카드는 인터넷에 연결되면 보여요.</Trans>
        </Unread>
      ) : cards.length === 0 ? (
        <EmptyState headline={t`카드 없음`} action={add}>
          <Trans>카드는 {mostCards}장까지 등록할 수 있어요. 등록할 때는 인터넷이 필요해요.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-label={t`등록한 카드`}>
          {cards.map((card) => (
            <CardRow
              key={card.idPayMethod}
              card={card}
              isBusy={isBusy}
              onlineReason={onlineReason}
              onDefault={() => void makeDefault(card)}
              onDelete={() => setDeleted(card)}
            />
          ))}
        </ul>
      )}
      {waiting}
      {isAdding && (
        <AddCardDialog
          idBrand={idBrand}
          onClose={() => setIsAdding(false)}
          onAdded={(card) => {
            setIsAdding(false)
            if (subscription.phase === 'PAST_DUE' && subscription.source === 'CARD') setAdded(card)
          }}
        />
      )}
      {deleted && (
        <DeleteCard
          card={deleted}
          cards={cards ?? []}
          onCancel={() => setDeleted(null)}
          onConfirm={() => {
            setDeleted(null)
            void change(
              rest(deletePayMethod, { params: { idPayMethod: deleted.idPayMethod } }, { idBrand }),
              t`카드를 지웠어요`,
            )
          }}
        />
      )}
      {added && (
        <PayWithNew
          subscription={subscription}
          onCancel={() => setAdded(null)}
          onConfirm={() => {
            setAdded(null)
            order.press(renewalOrder(subscription, added.idPayMethod))
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  card: PayMethod
  isBusy: boolean
  onlineReason: string | undefined
  onDefault: () => void
  onDelete: () => void
}

function CardRow({ card, isBusy, onlineReason, onDefault, onDelete }: RowProps) {
  const { t } = useLingui()
  const name = useCardWords()(card)
  return (
    <li className={styles.row}>
      <Icon of={CreditCard} />
      <span className={styles.what}>
        <b>{name}</b>
        <small>
          {monthOf(card.expireDate)} · {card.biz ? t`법인` : t`개인`}
        </small>
        <span className={styles.tags}>
          {card.defaultSet && <Tag tone="brand">{t`기본 카드`}</Tag>}
          <CardTags card={card} />
        </span>
      </span>
      {!card.defaultSet && !card.isLost && (
        <Button size="small" aria-label={t`${name} 기본으로 쓰기`} disabled={isBusy} onClick={onDefault}>
          <Trans>기본으로</Trans>
        </Button>
      )}
      <IconButton
        label={t`${name} 지우기`}
        icon={<Icon of={Trash2} />}
        disabled={isBusy}
        disabledReason={onlineReason}
        onClick={onDelete}
      />
    </li>
  )
}

interface DeleteProps {
  card: PayMethod
  cards: readonly PayMethod[]
  onCancel: () => void
  onConfirm: () => void
}

/** Says which card is charged instead. */
function DeleteCard({ card, cards, onCancel, onConfirm }: DeleteProps) {
  const { t } = useLingui()
  const cardWords = useCardWords()
  const name = cardWords(card)
  const next = card.defaultSet
    ? cards
        .filter(({ idPayMethod }) => idPayMethod !== card.idPayMethod)
        .sort((a, b) => b.idPayMethod - a.idPayMethod)[0]
    : undefined
  const nextName = next ? cardWords(next) : ''
  return (
    <ConfirmDialog
      isOpen
      title={t`${name} 카드를 지울까요?`}
      confirmLabel={t`지우기`}
      cancelLabel={t`취소`}
      closeLabel={t`닫기`}
      isDestructive
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {next ? (
          <Trans>이제 {nextName} 카드가 기본 카드가 되고, 다음 결제는 그 카드로 해요.</Trans>
        ) : (
          <Trans>다시 쓰려면 카드를 새로 등록해야 해요. 결제 내역은 그대로 남아요.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}

interface PayProps {
  subscription: Subscription
  onCancel: () => void
  onConfirm: () => void
}

function PayWithNew({ subscription, onCancel, onConfirm }: PayProps) {
  const { t } = useLingui()
  const amount = useMoneyWords()(subscription.nextAmount ?? 0, subscription.currency)
  return (
    <ConfirmDialog
      isOpen
      title={t`새 카드로 지금 결제할까요?`}
      confirmLabel={t`${amount} 결제하기`}
      cancelLabel={t`나중에`}
      closeLabel={t`닫기`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        <Trans>하지 못한 이번 결제를 새 카드로 하면 구독이 그대로 이어져요.</Trans>
      </p>
    </ConfirmDialog>
  )
}
