/** A team that is saved in the browser. */
export type SavedTeam = {
  id: string;
  name: string;
  /** The query string of the team screen with the pasted sets, as it is stored; see `normalizeTeamLink`. */
  link: string;
  /** The time of the last change in milliseconds since 1970. */
  changed: number;
};
