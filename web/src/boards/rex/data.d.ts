declare module 'virtual:data/rex' {
  const data: import('./world').Box;
  export default data;
}
