import { Navigate, useParams } from '@tanstack/react-router'
import { NameStep } from './NameStep.tsx'

/** The first questions, before there is an account. Naming the brand is the one that there is for now. */
export function QuestPage() {
  const { step } = useParams({ from: '/quest/$step' })
  if (step !== '0') return <Navigate to="/quest/$step" params={{ step: '0' }} replace />
  return <NameStep />
}
