import { Navigate } from '@tanstack/react-router'
import { NameStep } from './NameStep.tsx'

/** Questions before there is an account. For now only the name of the brand. */
export function QuestPage({ step }: { step: string }) {
  if (step !== '0') return <Navigate to="/quest/$step" params={{ step: '0' }} replace />
  return <NameStep />
}
