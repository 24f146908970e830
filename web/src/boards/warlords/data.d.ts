declare module 'virtual:data/warlords' {
  const data: import('../../generated/types').WarlordsBox;
  export default data;
}
