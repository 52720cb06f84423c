import { useState } from 'react'
import { hasForeignScripts } from '#kits/commerce/card-document.ts'
import { Stack } from '#ui/Stack.tsx'
import SandboxBar from '../sandbox/SandboxBar.tsx'
import { LinkChecking } from './LinkChecking.tsx'
import { LinkOrder } from './LinkOrder.tsx'
import { LinkPaid } from './LinkPaid.tsx'
import { LinkStart } from './LinkStart.tsx'
import type { LinkMachine, LinkStep, PaymentLink } from './link-machine.ts'

interface Props {
  link: PaymentLink
  step: LinkStep
  machine: LinkMachine
}

/** A link that can be used, or by which this tab has paid: the order, waiting for its result, or the receipt. */
export default function OpenLink({ link, step, machine }: Props) {
  // As it was at first: what is being typed is not taken away.
  const [mustStart] = useState(() => link.needsCaptcha || hasForeignScripts())
  // The server's memory of the captcha has ended meanwhile.
  const isAgain = step.kind === 'failed' && step.failure?.code === 'CAPTCHA_NEEDED'
  return (
    <Stack gap={6}>
      {/* The receipt says it itself. */}
      {link.sandbox && step.kind !== 'paid' && <SandboxBar />}
      {step.kind === 'paid' ? (
        <LinkPaid link={link} receipt={step.receipt} />
      ) : step.kind === 'checking' || step.kind === 'late' ? (
        <LinkChecking link={link} isLate={step.kind === 'late'} onAgain={() => void machine.again()} />
      ) : mustStart || isAgain ? (
        <LinkStart link={link} isAgain={isAgain} isLost={step.kind === 'lost'} />
      ) : (
        <LinkOrder link={link} step={step} machine={machine} />
      )}
    </Stack>
  )
}
