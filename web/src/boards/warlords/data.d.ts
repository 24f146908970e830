declare module 'virtual:data/warlords' {
  const data: import('./world').Box;
  export default data;
}
