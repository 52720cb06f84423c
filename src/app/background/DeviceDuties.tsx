import { useDeviceDuties } from './useDeviceDuties.ts'

export default function DeviceDuties() {
  useDeviceDuties()
  return null
}
