/** For so long a member may take back a file that was added to a drop folder. */
export const takeBackMinutes = 60
