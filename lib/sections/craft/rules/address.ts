/** Address of a craft on its screen. */
export const craftAddress = ({ craft_id, is_beer_craft }: { craft_id: number; is_beer_craft: boolean }): string =>
  `/${is_beer_craft ? 'beer-craft' : 'craft'}?craft=${craft_id}`;
